// Maps class names to themselves: in component tests, and where a tool renders components.
module.exports = new Proxy({}, { get: (_, key) => (key === '__esModule' ? false : String(key)) });
