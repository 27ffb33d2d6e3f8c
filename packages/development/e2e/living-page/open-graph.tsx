import { createRoot } from 'react-dom/client';
import { Hero } from '@camp/ui/page/hero';
import { BrandMark } from '@camp/ui/illustrations/brand-mark';
import './open-graph.css';

// The source of the picture for shared links, rendered by open-graph.mjs.
const root = document.getElementById('page');
if (!root) throw new Error('The page has no element to render into.');
createRoot(root).render(
  <>
    <div className="open-graph__brand">
      <BrandMark size={84} />
    </div>
    <Hero title="A week they will talk about all year." />
  </>,
);
