import { TextLink } from '@camp/ui/actions/text-link';

// An email address, or a hyphenated compound.
const special = /((?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?<![\p{L}\d])[\p{L}\d]+(?:-[\p{L}\d]+)+)/u;

/** A longer compound may not fit on a phone's line if text is enlarged. */
const longestUnbroken = 12;

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
    return special.test(part) && part.length <= longestUnbroken ? (
      <span key={index} className="camp-unbroken">
        {part}
      </span>
    ) : (
      part
    );
  });
}
