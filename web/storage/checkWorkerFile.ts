/** The script of the worker in which games from outside are checked, beside the page. */
export const CHECK_WORKER = 'check-worker.js';
