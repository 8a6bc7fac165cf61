/** What is drawn and thrown, by the purposes of the rules. */
export const purposes = {
  'hp.first-player': 'who begins',
  'hp.place-site': 'Place-Sites from the pouch',
  'hp.space': 'where there is room for too few enemies',
  'hp.deal': 'cards of the draft',
  'hp.display': 'cards that are turned up',
  'hp.card': 'cards that are drawn',
  'hp.look': 'cards that are looked at',
  'hp.enemy': 'what hidden enemies are',
  'hp.hero-dice': 'dice of the heroes',
  'hp.enemy-dice': 'dice of enemies and Dragon',
  'hp.search': 'the Search die',
  'hp.balloon': 'the Balloon die',
  'hp.flare': 'the Dragon Flare die',
};
