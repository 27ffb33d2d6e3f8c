import { TextLink } from '@camp/ui/actions/text-link';
import './running-text.css';

// An email address, or a hyphenated compound.
const special = /((?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?<![\p{L}\d])[\p{L}\d]+(?:-[\p{L}\d]+)+)/u;

/** A sentence of the camp's content. Email addresses become links, and no line breaks inside a compound. */
export function RunningText({ children }: { children: string }) {
  return children.split(special).map((part, index) => {
    if (part.includes('@')) {
      return (
        <TextLink key={index} href={`mailto:${part}`}>
          {part}
        </TextLink>
      );
    }
    return special.test(part) ? (
      <span key={index} className="running-text__compound">
        {part}
      </span>
    ) : (
      part
    );
  });
}
