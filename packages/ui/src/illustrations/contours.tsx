import { useId } from 'react';
import lines from './contour.svg';

/**
 * Contour lines of a map behind a page header. The drawing is a file that comes after the words. As a background or a
 * mask, browsers would count it as the page's largest paint.
 */
export function Contours() {
  const id = useId();
  return (
    <svg className="camp-contours" aria-hidden="true" data-print="hide">
      <pattern id={id} width="640" height="640" patternUnits="userSpaceOnUse">
        <use href={`${lines}#lines`} />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
