/** The spaces of a sea are told apart by a number, which only who types it needs. */
export const unnumbered = (name: string): string => name.replace(/ \d+$/, '');
