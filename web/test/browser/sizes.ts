/** Every screen that the page is made for. */
export const SCREENS = {
  'small phone': { width: 360, height: 740 },
  phone: { width: 390, height: 844 },
  'small phone on its side': { width: 740, height: 360 },
  'phone on its side': { width: 844, height: 390 },
  tablet: { width: 768, height: 1024 },
  desk: { width: 1440, height: 900 },
  'large desk': { width: 1920, height: 1080 },
  'huge desk': { width: 2560, height: 1440 },
} as const;
export type Screen = keyof typeof SCREENS;

/** A phone in the hand and a screen on a desk: what most tests look at. */
export const SIZES = { phone: SCREENS.phone, desk: SCREENS.desk } as const;
export type Size = keyof typeof SIZES;

/** What is smaller than a desk is touched with fingers. */
export const isTouched = (screen: Screen): boolean => SCREENS[screen].width < 1024;
