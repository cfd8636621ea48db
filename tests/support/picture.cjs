// A picture that a component imports: its place, as the bundler gives it.
module.exports = { __esModule: true, default: { src: '/picture.webp', width: 640, height: 640 } };
