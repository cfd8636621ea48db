// An imported image: its URL and size, as the bundler gives them.
module.exports = { __esModule: true, default: { src: '/picture.webp', width: 640, height: 640 } };
