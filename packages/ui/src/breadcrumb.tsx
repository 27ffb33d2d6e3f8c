import { TextLink } from './text-link';

interface BreadcrumbProps {
  /** From the top down; the last one is this page and needs no address. */
  trail: readonly { label: string; to?: string }[];
}

/** Where this page stands. */
export function Breadcrumb({ trail }: BreadcrumbProps) {
  return (
    <nav className="camp-breadcrumb" aria-label="Breadcrumb">
      <ol>
        {trail.map(({ label, to }) => (
          <li key={label}>
            {to === undefined ? (
              <span aria-current="page">{label}</span>
            ) : (
              <TextLink to={to}>{label}</TextLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
