export const Skeleton = () => null
