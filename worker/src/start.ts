import { lowerPictures } from './image/lower-pictures';

// The libraries of pictures and jobs make the pool's threads as soon as they are loaded.
void lowerPictures().then(() => import('./worker'));
