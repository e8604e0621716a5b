//! bundles
