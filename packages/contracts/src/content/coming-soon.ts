import { editable } from './editable';

/** What /gallery and /store promise while they say 'Coming soon...'. */
export const comingSoonContent = editable('coming-soon', {
  gallery:
    'Mud, music and mountains: we’re choosing the photographs and asking everyone in them for permission.',
  store: 'You’ll be able to buy shirts, mugs and hats with this year’s theme.',
});
