export * from './hold.ts';
export * from './makeFolder.ts';
export * from './reasons.ts';
export * from './readText.ts';
export * from './writeWhole.ts';
