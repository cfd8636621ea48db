/** The replacement of `next/cache` outside of a render, where no cache scope exists. */
module.exports = { cacheLife() {}, cacheTag() {} };
