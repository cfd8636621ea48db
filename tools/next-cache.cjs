/** In place of `next/cache` outside of a render: there is no scope whose lifetime could be set. */
module.exports = { cacheLife() {}, cacheTag() {} };
