// Class names stand for themselves in component tests.
module.exports = new Proxy({}, { get: (_, key) => (key === '__esModule' ? false : String(key)) });
