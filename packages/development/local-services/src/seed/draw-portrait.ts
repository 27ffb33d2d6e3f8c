/** Colors of a drawn portrait, in CSS. */
export interface PortraitColors {
  sky: string;
  hill: string;
  skin: string;
  hair: string;
  shirt: string;
}

/**
 * Draws a person in front of hills, instead of a photo of an invented person.
 * @returns an SVG picture of 800 by 800 pixels
 */
export function drawPortrait({ sky, hill, skin, hair, shirt }: PortraitColors): Buffer {
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800" viewBox="0 0 200 200">
<path fill="${sky}" d="M0 0h200v200H0z"/>
<circle cx="156" cy="44" r="18" fill="#f2b759"/>
<path fill="${hill}" fill-opacity=".55" d="M0 118c34-34 70-30 100-10s66 4 100-22v114H0z"/>
<path fill="${hill}" d="M0 146c60-22 140-18 200 2v52H0z"/>
<path fill="${hair}" d="M56 100c-4-44 16-64 44-64s48 20 44 64c-2 22-8 34-14 40H70c-6-6-12-18-14-40z"/>
<path fill="${shirt}" d="M30 200c3-38 30-52 70-52s67 14 70 52z"/>
<path fill="${skin}" d="M86 126h28v26c-4 8-24 8-28 0z"/>
<path fill="#000" fill-opacity=".12" d="M86 134c8 6 20 6 28 0v6c-8 6-20 6-28 0z"/>
<path fill="${skin}" d="M68 88c0-22 14-34 32-34s32 12 32 34v12c0 22-14 36-32 36S68 122 68 100z"/>
<path fill="${hair}" d="M66 92c0-28 14-42 34-42s34 14 34 42c-8-6-14-14-16-22-10 10-34 12-42 8-2 6-6 12-10 14z"/>
<path fill="none" stroke="#3a241a" stroke-width="3" stroke-linecap="round" d="M88 96v3m24-3v3m-22 16c6 6 14 6 20 0"/>
<circle cx="81" cy="109" r="5" fill="#d9765a" fill-opacity=".35"/>
<circle cx="119" cy="109" r="5" fill="#d9765a" fill-opacity=".35"/>
</svg>`);
}
