// What only a Gathering Ritual needs: it comes with the first one.
export { RitualPanel, chancesWith } from './RitualPanel.tsx';
