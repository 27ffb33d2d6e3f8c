interface SkipLinkProps {
  /** Id of the page's main landmark. */
  target?: string;
}

/** The first tab stop: skips the navigation. */
export function SkipLink({ target = 'main' }: SkipLinkProps) {
  return (
    <a className="camp-skip-link" href={`#${target}`}>
      Skip to content
    </a>
  );
}
