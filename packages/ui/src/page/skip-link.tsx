interface SkipLinkProps {
  /** Id of the page's main landmark. */
  target?: string;
}

/** The first thing the Tab key reaches: jumps over the navigation. */
export function SkipLink({ target = 'main' }: SkipLinkProps) {
  return (
    <a className="camp-skip-link" href={`#${target}`}>
      Skip to content
    </a>
  );
}
