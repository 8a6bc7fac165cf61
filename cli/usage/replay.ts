export const usage = [
  'hoard replay <file> [options]',
  '',
  '  --at n        only up to the n-th entry: a choice, or somebody comes or goes',
  '  --seat n      as the seat n (from 0) heard it',
  '  --content f   the folder of the content set it was played with',
].join('\n');
