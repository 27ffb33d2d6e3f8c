import { TextLink } from '@camp/ui/actions/text-link';
import './running-text.css';

// An address, or a compound with a hyphen.
const special = /((?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?<![\p{L}\d])[\p{L}\d]+(?:-[\p{L}\d]+)+)/u;

/** A sentence of the camp's content: e-mail addresses are links, and no line ends inside a compound. */
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
