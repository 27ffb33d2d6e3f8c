/** What goes into the bag (docs/product/public-site.md). Themes come from the current camp. */
export const packingListContent = {
  intro:
    'Five nights at 8,000 feet: hot afternoons, cold evenings and usually one good thunderstorm. Old clothes have the best time. Please write your camper’s name on everything.',
  bring: [
    {
      title: 'Sleeping',
      items: [
        'Sleeping bag, warm to 40 °F',
        'Pillow',
        'Fitted twin sheet',
        'A favorite stuffed animal, if it helps',
      ],
    },
    {
      title: 'Clothes',
      items: [
        'T-shirts and shorts for six days',
        'Two pairs of long trousers',
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
      items: [
        'Closed shoes for hiking, already worn in',
        'A second pair that may get muddy',
        'Sandals for the shower',
      ],
    },
    {
      title: 'Washbag',
      items: [
        'Toothbrush and toothpaste',
        'Soap, shampoo, hairbrush',
        'Bath towel and washcloth',
        'Sunscreen and lip balm',
        'Insect repellent (no sprays with DEET above 30 %)',
      ],
    },
    {
      title: 'For the days',
      items: [
        'Water bottle with the camper’s name',
        'Flashlight with fresh batteries',
        'Bible, notebook and a pen',
        'Something for the dance theme',
        'Something for the skit theme',
        'Stamped envelopes, addressed to home',
      ],
    },
  ],
  leaveAtHome: [
    'Phones, tablets, smart watches and game consoles: there is no cell service, and we want your camper here',
    'Knives, lighters, matches, fireworks and anything made to look like a weapon',
    'Tobacco, vapes, alcohol and drugs of any kind (see the Zero Tolerance Policy on the form)',
    'Candy, gum and snacks: they bring bears and mice into the cabins',
    'Jewelry and anything that would break a heart when lost',
    'Pets',
  ],
  notesForParents: [
    'All medication, over-the-counter too, goes to the camp nurse at check-in: in its original package, with the camper’s name and the dose. Inhalers and EpiPens stay with the camper after the nurse has seen them.',
    'There is no shop at camp; your camper needs no money.',
    'Letters to campers can be handed in at check-in, one for each day. They are the best thing in the bag.',
    'Lost things wait on the porch of the lodge at check-out and at Camp Sunday. After that they are given away.',
  ],
} as const;
