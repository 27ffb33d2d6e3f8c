import { accentColors, leastContrast, ownAccent } from '@camp/contracts/content/accent-colors';

/** The light colors of the product's design tokens. Email programs don't support variables. */
export const day = {
  paper: '#fbf7ef',
  card: '#fffdf8',
  meadow: '#e3ead8',
  ink: '#1d2420',
  inkSoft: '#4d5a54',
  pine: '#1f3d34',
  line: '#ddd5c3',
  action: '#b04c2a',
  onDark: '#fffaf2',
} as const;

/** The button's colors by day: the camp's accent, if it chose one. */
export const buttonOfDay = () => ({ background: ownAccent() ?? day.action, color: day.onDark });

function buttonOfNight(): string {
  const accent = ownAccent();
  const { accent: background, onAccent } = accent
    ? accentColors(accent, 'dark', leastContrast.normal)
    : { accent: '#f08a5d', onAccent: '#21110a' };
  return `.mail-button{background:${background}!important;color:${onAccent}!important}`;
}

/**
 * Dark colors, for the programs that support them. `!important` is needed because inline styles outweigh a stylesheet.
 */
export const night = () => `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.mail-paper{background:#101a18!important;color:#eef2ea!important}
.mail-card{background:#182622!important;border-color:#2e423a!important}
.mail-head{background:#22352e!important;color:#e2ecdd!important}
.mail-title{color:#e2ecdd!important}
.mail-soft{color:#b1c0b6!important}
.mail-line{border-color:#2e423a!important}
.mail-facts{background:#22352e!important}
${buttonOfNight()}
}`;
