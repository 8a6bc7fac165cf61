const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'it is not allowed',
  EDQUOT: 'no more room is allowed on the disk',
  EEXIST: 'something else of that name is there',
  EFBIG: 'the disk takes no file of that size',
  EIO: 'the disk reports an error',
  EISDIR: 'it is a folder',
  ELOOP: 'it is a link that leads round in circles',
  EMFILE: 'too many files are open',
  ENAMETOOLONG: 'the name is too long',
  ENOENT: 'there is no such file or folder',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'a part of the path is no folder',
  ENXIO: 'it is no ordinary file',
  EPERM: 'it is not allowed',
  EROFS: 'the disk is read-only',
  ERR_FS_EISDIR: 'a folder of that name is in the way',
};

/** In words, why the disk would not do something. */
export function reasonOf(error: unknown): string {
  const { code } = error as NodeJS.ErrnoException;
  return REASONS[code ?? ''] ?? code ?? String(error);
}
