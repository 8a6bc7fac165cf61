/** What bots are called, by seat. */
export const BOT_NAMES: readonly string[] = ['Aldous', 'Greta', 'Olin', 'Mara', 'Tuck', 'Ysolde'];
