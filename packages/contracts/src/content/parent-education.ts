/** The two static pages for parents (docs/product/public-site.md). */
export interface Article {
  title: string;
  intro: string;
  sections: readonly { title: string; paragraphs?: readonly string[]; steps?: readonly string[] }[];
}

/** Text of /parent-rss-homesick. */
export const homesickArticle: Article = {
  title: 'Homesickness',
  intro:
    'Nearly every child misses home at some moment of the week. It is a sign of a good home, and it passes. How you talk about it before camp helps more than anything we can do here.',
  sections: [
    {
      title: 'Before camp',
      steps: [
        'Decide together. Children who helped to choose camp settle in sooner.',
        'Practice: a night or two at a friend’s or grandparent’s house, without phone calls.',
        'Say what will happen: who sleeps in the cabin, where the bathroom is, what a day is like.',
        'Say that missing home is normal, and what your child can do then: tell a counselor, join a game, write a letter, hug the stuffed animal.',
        'Pack together, and hide a short cheerful letter in the bag.',
      ],
    },
    {
      title: 'What not to promise',
      paragraphs: [
        'Please do not say: “If you don’t like it, I will come and get you.” It tells a child that you do not expect them to manage, and waiting for the rescue keeps them from arriving.',
        'Leave out what they will miss at home. “The dog will be so sad” is a heavy thing to carry into a cabin.',
      ],
    },
    {
      title: 'Letters',
      paragraphs: [
        'Write about small things, ask about camp, be proud. Leave letters with us at check-in, one for each day.',
      ],
    },
    {
      title: 'What we do',
      paragraphs: [
        'Counselors know the signs: a stomach ache, a quiet child at the edge. They listen, they stay near, and they find something to do. Evenings are hardest, so evenings are full.',
        'If a child does not sleep or eat, or it gets worse after the second day, a director calls you and we decide together.',
      ],
    },
    {
      title: 'When they come home',
      paragraphs: [
        'Expect a tired child, a bag of wet socks and songs. Ask what was hard, too: they did something hard and should hear that you know it.',
      ],
    },
  ],
};

/** Text of /parent-rss-pills. */
export const pillsArticle: Article = {
  title: 'Swallowing pills',
  intro:
    'A child who can swallow a pill makes medicine time at camp quick and private. It is a skill like whistling: it takes a few calm minutes of practice on some days. Ask your doctor or pharmacist first whether a medicine may be taken this way.',
  sections: [
    {
      title: 'Get ready',
      steps: [
        'Choose a calm time when nobody is sick or in a hurry.',
        'Have water and small candies in growing sizes: sprinkles, small round candies, mini mints, then larger ones.',
        'Sit upright. Never practice lying down, running or laughing.',
      ],
    },
    {
      title: 'Practice',
      steps: [
        'Take a sip of water and swallow, to see how easily it goes.',
        'Put the smallest candy on the middle of the tongue.',
        'Take a good mouthful of water, look straight ahead or slightly down, and swallow it all in one go.',
        'When one size has gone down five times in a row, take the next size.',
        'Stop after ten minutes, or when it is no fun any more. End with one that works.',
      ],
    },
    {
      title: 'If it sticks',
      paragraphs: [
        'Drink more water; a bite of bread or banana helps it along. Try a bottle with a narrow neck, or put the pill in a spoon of applesauce or yogurt.',
        'Do not crush, open or cut a medicine without asking: some are made to dissolve slowly. Never call medicine candy.',
        'A child who coughs hard, drools or cannot breathe well needs help at once: call 911.',
      ],
    },
    {
      title: 'Tell the nurse',
      paragraphs: [
        'Write on the registration form how your child takes medicine best. The camp nurse has patience, applesauce and time.',
      ],
    },
  ],
};
