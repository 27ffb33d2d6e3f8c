import { termsContent } from '@camp/contracts/content/terms';
import { ArticlePage } from '../components/article-page';

/** /terms */
export default function TermsPage() {
  return <ArticlePage article={termsContent} />;
}
