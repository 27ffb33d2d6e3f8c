import { Button, ButtonRow } from '@camp/ui/actions/button';
import { useRef } from 'react';

interface PagerProps {
  page: number;
  pageSize: number;
  total: number;
  onPage: (page: number) => void;
}

const number = new Intl.NumberFormat('en-US');

/** Shows which part of a long list is visible. Another page is shown from its first row. */
export function Pager({ page, pageSize, total, onPage }: PagerProps) {
  const last = Math.max(1, Math.ceil(total / pageSize));
  const pager = useRef<HTMLElement>(null);
  const turnTo = (next: number) => {
    onPage(next);
    pager.current?.parentElement?.scrollIntoView();
  };
  const first = (page - 1) * pageSize + 1;
  return (
    <nav ref={pager} aria-label="Pages of the list" className="list-pager camp-spread camp-note">
      <p role="status">
        {number.format(first)} to {number.format(Math.min(page * pageSize, total))} of {number.format(total)}
      </p>
      {last > 1 && (
        <ButtonRow>
          <Button variant="quiet" size="small" disabled={page <= 1} onClick={() => turnTo(page - 1)}>
            Previous page
          </Button>
          <Button variant="quiet" size="small" disabled={page >= last} onClick={() => turnTo(page + 1)}>
            Next page
          </Button>
        </ButtonRow>
      )}
    </nav>
  );
}
