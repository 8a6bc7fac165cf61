/** So much is painted round the land, in units: there it fades into the night. */
export const MARGIN = 60;
