// Returns the URL and size of an imported image, like the bundler.
module.exports = { __esModule: true, default: { src: '/picture.webp', width: 640, height: 640 } };
