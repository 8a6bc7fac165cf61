export const usage = [
  'hoard restore <file>',
  '',
  'Checks a file that hoard backup made, and puts its tables in the place of those',
  'that hoard serve keeps; these stay beside them as a backup. Stop the server',
  'first.',
].join('\n');
