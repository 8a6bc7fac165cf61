export const usage = [
  'hoard verify <file> [options]',
  '',
  '  --commitment h  what was shown before the game, as you wrote it down',
  '  --draws         write every draw as a line of JSON, and nothing else',
  '  --content f     the folder of the content set it was played with',
  '',
  'docs/dice.md tells how the dice are made; docs/verify-dice.mjs checks them',
  'without Hoard: hoard verify FILE --draws | node docs/verify-dice.mjs FILE',
  '',
  'Exit code: 0 if all is right, 1 if something is not, 2 if it cannot be checked',
  'here: it is no game file, or one of other rules or other content, or endless.',
].join('\n');
