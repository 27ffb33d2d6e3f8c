import { editable, type Editable } from './editable';
import { points, type Point } from './point';
import { prose, steps } from './prose';

/** A page for parents. */
export interface Article {
  title: string;
  intro: string;
  sections: readonly Editable<Point>[];
}

/** Text of /parent-rss-homesick. */
export const homesickArticle = editable('homesickness', {
  title: 'Homesickness',
  intro:
    'Nearly every child misses home at some point during the week. It’s a sign of a good home, and it passes. How you talk about it before camp helps more than anything we can do here.',
  sections: points([
    {
      title: 'Before camp',
      text: prose(
        steps(
          'Decide together. Children who helped choose camp settle in sooner.',
          'Practice with a night or two at a friend’s or grandparent’s house, without phone calls.',
          'Describe camp: who sleeps in the cabin, where the bathroom is, what a day is like.',
          'Explain that missing home is normal and that these help: tell a counselor, join a game, write a letter, hug the stuffed animal.',
          'Pack together, and hide a short, cheerful letter in the bag.',
        ),
      ),
    },
    {
      title: 'What not to promise',
      text: prose(
        'Please don’t say, “If you don’t like it, I’ll come and get you.” That tells children you don’t expect them to manage. Waiting to be rescued keeps them from settling in.',
        'Don’t mention what they’ll miss at home. “The dog will be so sad” is a heavy thing to carry into a cabin.',
      ),
    },
    {
      title: 'Letters',
      text: prose(
        'Write about small things, ask about camp and say you’re proud. Leave letters with us at check-in, one for each day.',
      ),
    },
    {
      title: 'What we do',
      text: prose(
        'Counselors know the signs, such as a stomachache or a child who goes quiet. They listen, stay close and find something fun to do. Evenings are hardest, so we keep them full.',
        'If a child isn’t sleeping or eating, or the homesickness gets worse after the second day, a director calls you and we decide together.',
      ),
    },
    {
      title: 'When they come home',
      text: prose(
        'Expect a tired child, new songs and a bag of wet socks. Ask what was hard, too. They did something hard and should hear that you know it.',
      ),
    },
  ]),
});

/** Text of /parent-rss-pills. */
export const pillsArticle = editable('swallowing-pills', {
  title: 'Swallowing pills',
  intro:
    'When a child can swallow pills, medicine time at camp is quick and private. Like whistling, swallowing pills is a skill. It takes a few calm minutes of practice over several days. First ask your doctor or pharmacist whether a medicine can be taken this way.',
  sections: points([
    {
      title: 'Get ready',
      text: prose(
        steps(
          'Choose a calm time when nobody is sick or in a hurry.',
          'Have water and small candies in increasing sizes: sprinkles, small round candies, mini mints, then larger ones.',
          'Sit upright. Never practice while lying down, running or laughing.',
        ),
      ),
    },
    {
      title: 'Practice',
      text: prose(
        steps(
          'Take a sip of water and swallow, to see how easily it goes.',
          'Put the smallest candy on the middle of the tongue.',
          'Take a big mouthful of water, look straight ahead or slightly down, and swallow it all at once.',
          'After five successes in a row, move up one size.',
          'Stop after ten minutes, or when practice is no longer fun. End with a success.',
        ),
      ),
    },
    {
      title: 'If a pill gets stuck',
      text: prose(
        'Drink more water. A bite of bread or banana helps the pill go down. Try a bottle with a narrow neck, or put the pill in a spoon of applesauce or yogurt.',
        'Don’t crush, open or cut a medicine without asking your doctor or pharmacist first. Some are made to dissolve slowly. Never call medicine candy.',
        'If a child coughs hard, drools or can’t breathe well, call 911 right away.',
      ),
    },
    {
      title: 'Tell the nurse',
      text: prose(
        'Tell us on the registration form how your child takes medicine best. The camp nurse has patience, applesauce and time.',
      ),
    },
  ]),
});
