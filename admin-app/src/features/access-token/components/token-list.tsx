import type { AccessTokenRecord } from '@camp/contracts/access-token/operations';
import { scopeWords } from '@camp/contracts/access-token/scopes';
import { formatMoment } from '@camp/contracts/camp/moments';
import { Button } from '@camp/ui/actions/button';
import { Badge } from '@camp/ui/content/badge';

interface TokenListProps {
  tokens: readonly AccessTokenRecord[];
  onRevoke: (token: AccessTokenRecord) => void;
}

/** All tokens as cards, with what they may do and when they were used. */
export function TokenList({ tokens, onRevoke }: TokenListProps) {
  return (
    <ul className="admin-cards camp-plain-list" aria-label="Access tokens">
      {tokens.map((token) => (
        <li key={token._id} className="camp-box">
          <div className="camp-spread">
            <h3 id={`token-${token._id}`}>{token.name}</h3>
            <Badge tone={token.works ? 'meadow' : 'neutral'}>{token.works ? 'Active' : 'Ended'}</Badge>
          </div>
          <ul>
            {token.scopes.map((scope) => (
              <li key={scope}>{scopeWords[scope]}</li>
            ))}
          </ul>
          <p className="camp-note">
            Created by {token.madeBy ?? 'a deleted account'}, {formatMoment(token.createdAt)}.{' '}
            {token.lastUsedAt ? `Last used ${formatMoment(token.lastUsedAt)}.` : 'Never used.'} Expires{' '}
            {formatMoment(token.expiresAt)}.
          </p>
          <div className="camp-button-row">
            <Button
              size="small"
              variant="danger"
              aria-describedby={`token-${token._id}`}
              onClick={() => onRevoke(token)}
            >
              Revoke
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}
