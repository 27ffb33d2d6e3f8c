import { privacyContent } from '@camp/contracts/content/privacy';
import { ArticlePage } from '../components/article-page';

/** /privacy */
export default function PrivacyPage() {
  return <ArticlePage article={privacyContent} />;
}
