import { guardedPages } from '@camp/contracts/registries/guarded-pages';
import { BackLink } from '@camp/ui/actions/back-link';
import { PageHeader } from '@camp/ui/page/page-header';
import { PageLayout } from '@camp/ui/page/page-layout';
import { LoginCodesDone } from '../components/login-codes-done';
import { LoginCodesDue } from '../components/login-codes-due';
import { LoginsSection } from '../components/logins-section';
import { PasskeysSection } from '../components/passkeys-section';
import { SecondFactorSection } from '../components/second-factor-section';
import { profilePath } from '../paths';
import '../user.css';

/** Protects the person's own account: codes for the login, and where it is logged in (docs/product/user.md, Login and security). */
export default function UserSecurityPage() {
  return (
    <PageLayout width="form">
      <PageHeader
        title={guardedPages.userSecurity.title}
        back={<BackLink to={profilePath()}>Profile</BackLink>}
      />
      <LoginCodesDue />
      <SecondFactorSection />
      <PasskeysSection />
      <LoginCodesDone />
      <LoginsSection />
    </PageLayout>
  );
}
