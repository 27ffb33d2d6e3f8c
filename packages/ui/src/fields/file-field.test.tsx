import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { FileField } from './file-field';

const photograph = () => new File(['pixels'], 'card.png', { type: 'image/png' });

beforeEach(() => {
  URL.createObjectURL = jest.fn(() => 'blob:preview');
  URL.revokeObjectURL = jest.fn();
});

function UploadForm({ onSubmit }: { onSubmit: (names: string[]) => void }) {
  const { register, handleSubmit } = useForm<{ image: FileList }>();
  return (
    <form
      onSubmit={(event) =>
        void handleSubmit(({ image }) => onSubmit([...image].map(({ name }) => name)))(event)
      }
    >
      <FileField label="Proof" {...register('image')} />
      <button type="submit">Upload</button>
    </form>
  );
}

describe('FileField', () => {
  it('previews a picture and passes its file to the form', async () => {
    const submitted = jest.fn();
    render(<UploadForm onSubmit={submitted} />);

    await userEvent.upload(screen.getByLabelText('Proof'), photograph());
    expect(screen.getByRole('img', { name: 'Preview of card.png' })).toHaveAttribute('src', 'blob:preview');

    await userEvent.click(screen.getByRole('button', { name: 'Upload' }));
    expect(submitted).toHaveBeenCalledWith(['card.png']);
  });

  it('removes the file, from the page and from the form', async () => {
    const submitted = jest.fn();
    render(<UploadForm onSubmit={submitted} />);
    await userEvent.upload(screen.getByLabelText('Proof'), photograph());

    await userEvent.click(screen.getByRole('button', { name: 'Remove card.png' }));
    await userEvent.click(screen.getByRole('button', { name: 'Upload' }));

    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:preview');
    expect(submitted).toHaveBeenCalledWith([]);
  });

  it('shows no preview for another type of file', async () => {
    render(<FileField label="Proof" name="image" accept="" />);

    await userEvent.upload(screen.getByLabelText('Proof'), new File(['a'], 'list.csv', { type: 'text/csv' }));

    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Remove list.csv' })).toBeInTheDocument();
  });

  it('shows the progress only after something was sent', () => {
    const { rerender } = render(<FileField label="Proof" name="image" progress={0} />);
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();

    rerender(<FileField label="Proof" name="image" progress={41.6} />);
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '42');
  });

  it('shows the existing picture until another is selected', async () => {
    render(<FileField label="Picture" name="image" currentImage="/images/staff.webp" />);
    expect(screen.getByRole('img', { name: 'Current picture' })).toHaveAttribute('src', '/images/staff.webp');

    await userEvent.upload(screen.getByLabelText('Picture'), photograph());

    expect(screen.getByRole('img', { name: 'Preview of card.png' })).toBeInTheDocument();
  });

  it('reports a picture that the browser cannot show, and shows none', async () => {
    const onError = jest.fn();
    render(<FileField label="Picture" name="image" onUnreadable={onError} />);
    const file = photograph();
    await userEvent.upload(screen.getByLabelText('Picture'), file);

    fireEvent.error(screen.getByRole('img'));

    expect(onError).toHaveBeenCalledWith(file);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Remove card.png' })).toBeInTheDocument();
  });
});
