import { Compass } from '@camp/ui/illustrations/compass';
import type { ComponentProps } from 'react';
import { DrawingPage } from '../../../layout/drawing-page';
import '../user.css';

/** The layout of the account pages. */
export const AccountPage = (page: Omit<ComponentProps<typeof DrawingPage>, 'drawing'>) => (
  <DrawingPage {...page} drawing={<Compass />} />
);
