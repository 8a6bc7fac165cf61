/** The script of the worker in which bots think, beside the page. */
export const BOT_WORKER = 'bot-worker.js';
