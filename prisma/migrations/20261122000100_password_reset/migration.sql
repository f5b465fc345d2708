-- AlterEnum
ALTER TYPE "mailed_token_purpose" ADD VALUE 'resetPassword';
