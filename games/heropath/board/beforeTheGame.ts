// What is chosen before the game: nobody who goes on with one needs it.
export { Draft } from './Draft.tsx';
export { HeroGallery } from './HeroGallery.tsx';
export { PackAnswers } from './PackAnswers.tsx';
