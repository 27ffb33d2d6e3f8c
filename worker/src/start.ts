import { lowerPictures } from './image/lower-pictures';

// sharp and BullMQ create the pool's threads as soon as they are loaded.
void lowerPictures().then(() => import('./worker'));
