import { loader } from '@/lib/server/response/defer-scripts.mts';
import { pagePolicy } from '@/lib/server/response/content-security-policy.mts';
import { allowInlineScript, unknownScripts } from '@/lib/server/response/inline-scripts.mts';

const isAllowed = (code: string) => pagePolicy(`<script>${code}</script>`).includes('sha256-');

let written: string[];
beforeEach(() => {
  written = [];
  jest.spyOn(process.stderr, 'write').mockImplementation((line) => written.push(String(line)) > 0);
});
afterEach(() => jest.restoreAllMocks());

test.each([
  '(self.__next_f=self.__next_f||[]).push([0])',
  '(self.__next_f=self.__next_f||[]).push([0]);self.__next_f.push([1,"1:\\"$Sreact\\"\\n"])',
  'self.__next_f.push([1,"a\\\\"]);self.__next_f.push([1,"\\u003cscript>"])',
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/a-1.~_.js"],"runtimeModuleIds":[945,3]});',
  'requestAnimationFrame(function(){$RT=performance.now()});',
  `${loader}([["/_next/static/chunks/a.js"]])`,
])('%s is the server’s own', (code) => {
  expect(isAllowed(code)).toBe(true);
  expect(written).toEqual([]);
});

test.each([
  'alert(1)',
  'self.__next_f.push([1,"a"]);alert(1)',
  'self.__next_f.push([1,"a"+alert(1)+"b"])',
  'self.__next_f.push([1,"a\\"]),alert(1),("b"])',
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":[alert(1)],"runtimeModuleIds":[1]});',
  'requestAnimationFrame(function(){$RT=performance.now()});alert(1)',
  '$RX("B:0","")',
  `${loader}([["/x.js"]]);alert(1);([["/y.js"]])`,
  `${loader}({"0":["/x.js"]})`,
])('%s does not run', (code) => {
  expect(isAllowed(code)).toBe(false);
});

test('a script that the site registers runs, exactly as registered', () => {
  expect(isAllowed('own()')).toBe(false);
  allowInlineScript('own()');
  expect([isAllowed('own()'), isAllowed('own() ')]).toEqual([true, false]);
});

test('an unknown script is logged once, without its text, and counted', () => {
  const before = unknownScripts();
  isAllowed('private("Ana")');
  isAllowed('private("Ana")');
  expect(unknownScripts()).toBe(before + 1);
  expect(written).toHaveLength(1);
  expect(written[0]).toContain('unknown inline script');
  expect(written[0]).not.toContain('Ana');
});
