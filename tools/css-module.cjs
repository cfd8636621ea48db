// Maps class names to themselves, for component tests and for tools that render components.
module.exports = new Proxy({}, { get: (_, key) => (key === '__esModule' ? false : String(key)) });
