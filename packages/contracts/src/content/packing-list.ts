import { editable } from './editable';

/** The packing list (docs/product/public-site.md). Themes come from the current camp. */
export const packingListContent = editable('packing-list', {
  intro:
    'Expect five nights at 8,000 feet with hot afternoons, cold evenings and usually one good thunderstorm. Pack old clothes, and label everything with your camper’s name.',
  bring: [
    {
      title: 'Sleeping',
      items: [
        'Sleeping bag rated to 40 °F',
        'Pillow',
        'Fitted twin sheet',
        'A favorite stuffed animal, if it helps',
      ],
    },
    {
      title: 'Clothes',
      items: [
        'T-shirts and shorts for six days',
        'Two pairs of long pants',
        'Two warm layers, one of them a jacket',
        'Rain jacket or poncho',
        'Underwear and socks for eight days: socks get wet',
        'Pajamas',
        'Modest swimsuit and a towel for the water games',
        'Hat with a brim',
      ],
    },
    {
      title: 'Feet',
      items: ['Closed-toe hiking shoes, broken in', 'A second pair that can get muddy', 'Shower sandals'],
    },
    {
      title: 'Toiletries',
      items: [
        'Toothbrush and toothpaste',
        'Soap, shampoo, hairbrush',
        'Bath towel and washcloth',
        'Sunscreen and lip balm',
        'Insect repellent (no sprays with more than 30% DEET)',
      ],
    },
    {
      title: 'For the day',
      items: [
        'Water bottle with the camper’s name',
        'Flashlight with fresh batteries',
        'Bible, notebook and a pen',
        'Something for the dance theme',
        'Something for the skit theme',
        'Stamped envelopes addressed to home',
      ],
    },
  ],
  leaveAtHome: [
    'Phones, tablets, smart watches and game consoles: there’s no cell service, and camp is a break from screens',
    'Knives, lighters, matches, fireworks and anything made to look like a weapon',
    'Tobacco, vapes, alcohol and drugs of any kind (see the Zero Tolerance Policy on the form)',
    'Candy, gum and snacks: they attract bears and mice',
    'Jewelry and anything you’d hate to lose',
    'Pets',
  ],
  notesForParents: [
    'Hand all medication, including over-the-counter, to the camp nurse at check-in. It must be in its original packaging, with the camper’s name and the dose. Inhalers and EpiPens stay with the camper after the nurse has seen them.',
    'There’s no store at camp, so your camper won’t need money.',
    'When you come to check-in, bring letters for your camper, one for each day. Campers love getting mail.',
    'Lost and found is on the lodge porch at check-out and on Camp Sunday. After that, items are given away.',
  ],
});
