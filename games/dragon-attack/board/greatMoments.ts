// What is seen only a few times in a game, and loaded when the Dragon has come.

export { DragonBattle } from './DragonBattle.tsx';
export { EndPicture, Scene } from './EndPicture.tsx';
