// Maps class names to themselves in component tests.
module.exports = new Proxy({}, { get: (_, key) => (key === '__esModule' ? false : String(key)) });
