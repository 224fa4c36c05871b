/** Why a release was refused, as a line for each reason, for the person who runs the command. */
export class ReleaseRefused extends Error {
  override name = 'ReleaseRefused';
}
