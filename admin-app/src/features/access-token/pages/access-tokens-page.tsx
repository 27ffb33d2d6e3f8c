import { accessTokensQuery } from '@camp/api-client/access-token/queries';
import type { AccessTokenRecord } from '@camp/contracts/access-token/operations';
import { guardedPages } from '@camp/contracts/registries/guarded-pages';
import { EmptyState } from '@camp/ui/feedback/empty-state';
import { Loaded } from '@camp/ui/feedback/loaded';
import { Section } from '@camp/ui/page/page-layout';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AdminPage } from '../../../frame/admin-page';
import { RevokeToken } from '../components/revoke-token';
import { TokenForm } from '../components/token-form';
import { TokenList } from '../components/token-list';
import '../../../frame/admin-cards.css';
import '../access-token.css';

/** `/admin/tokens`: the access tokens of the camp's own programs. */
export default function AccessTokensPage() {
  const [toRevoke, setToRevoke] = useState<AccessTokenRecord>();
  return (
    <AdminPage
      title={guardedPages.adminTokens.title}
      lead="A token lets one of the camp’s own programs use the site without a login. It never does more than its maker may do, and never sees sensitive answers."
    >
      <Section title="New token" id="new-token">
        <TokenForm />
      </Section>
      <Section title="All tokens" id="all-tokens">
        <Loaded query={useQuery(accessTokensQuery())} lines={4} label="Loading the tokens">
          {(tokens) =>
            tokens.length === 0 ? (
              <EmptyState title="No tokens yet">
                Create one for each program, so you can revoke it alone.
              </EmptyState>
            ) : (
              <TokenList tokens={tokens} onRevoke={setToRevoke} />
            )
          }
        </Loaded>
      </Section>
      {toRevoke && <RevokeToken token={toRevoke} onClose={() => setToRevoke(undefined)} />}
    </AdminPage>
  );
}
